/** Hands text, or other content, to the browser as a file to keep. */
export function saveFile(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has taken it; at once some would find nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
