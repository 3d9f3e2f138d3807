// The page as an app: a worker that keeps one page for when the server is away, and the browser's offer to install.
const LATER = 4000; // ms: the table comes first

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

/** Browsers do neither without TLS. */
export function prepareInstalling(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered in the menu, not across the page
    offer = event as Offer;
  });
  if (window.isSecureContext && "serviceWorker" in navigator) {
    setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), LATER); // without it, too
  }
}

export function canInstall(): boolean {
  return offer !== null;
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
