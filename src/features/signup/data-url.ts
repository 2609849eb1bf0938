/** Encodes a picture as a data URL, because browser storage holds only text. */
export function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture couldn’t be read.')));
    reader.readAsDataURL(picture);
  });
}

/** Decodes a JPEG data URL; null if it isn't one. */
export function fromDataUrl(url: string): Blob | null {
  const base64 = /^data:image\/jpeg;base64,(.+)$/.exec(url)?.[1];
  if (!base64) return null;
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
