// Copying a line of text, also where browsers have no clipboard for pages.

/** Without TLS there is none: then the field is selected and copied the old way. False if that is not allowed either. */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the other way may be
  }
  field?.focus();
  field?.select();
  return document.execCommand("copy");
}
