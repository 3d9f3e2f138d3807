// Where a sheet that explains or asks appears: below what it belongs to or above it, wherever there is more room.
const GAP = 6;

export function placeBeside(sheet: HTMLElement, at: DOMRect): void {
  const below = at.bottom < innerHeight / 2;
  const width = Math.min(sheet.offsetWidth || 280, innerWidth - 2 * GAP);
  sheet.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  sheet.style.top = below ? `${at.bottom + GAP}px` : "auto";
  sheet.style.bottom = below ? "auto" : `${innerHeight - at.top + GAP}px`;
}
