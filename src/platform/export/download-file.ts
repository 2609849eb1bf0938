/** Downloads text or other content as a file. */
export function downloadFile(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking immediately breaks the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
