import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, type UserConfig, defineConfig } from "vite";

const build = { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: false };

// The server's content security policy admits no data: fonts and no inline code, so nothing is inlined.
const page: UserConfig = {
  plugins: [svelte()],
  build: { ...build, outDir: "dist/page", assetsInlineLimit: 0 },
};

// The page of a report (stockpile/cli/reports.py) is one file that works from a disk: its code and styles are in it.
const report: UserConfig = {
  plugins: [svelte(), intoOneFile()],
  publicDir: false,
  build: { ...build, outDir: "dist/report", assetsInlineLimit: Number.MAX_SAFE_INTEGER, cssCodeSplit: false, rolldownOptions: { input: "report.html" } },
};

/** Puts the script and the style sheet into the page, in place of the elements that would fetch them. */
function intoOneFile(): Plugin {
  return {
    name: "into-one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["report.html"];
      if (page?.type !== "asset") throw new Error("no report.html was made");
      let html = String(page.source);
      for (const [name, made] of Object.entries(bundle)) {
        if (made === page) continue;
        const [element, inner] = made.type === "chunk" ? ["script", inScript(made.code)] : ["style", String(made.source)];
        const fetched = element === "script" ? `<script type="module" crossorigin src="/${name}"></script>` : `<link rel="stylesheet" crossorigin href="/${name}">`;
        if (!html.includes(fetched)) throw new Error(`report.html does not use ${name}`);
        html = html.replace(fetched, () => (element === "script" ? `<script type="module">${inner}</script>` : `<style>${inner}</style>`));
        delete bundle[name];
      }
      page.source = html;
    },
  };
}

/** Code as it may stand in a page: in its strings, what would end the script or begin a comment is spelled otherwise. */
function inScript(code: string): string {
  return code.replaceAll(/<(?=!--|\/?script)/g, "\\x3C");
}

export default defineConfig(({ mode }) => (mode === "report" ? report : page));
