/** Returns whether the clipboard accepted the text. */
export async function copyText(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copied);
    return true;
  } catch {
    return false;
  }
}
