/** Returns the whole stream; null if it’s longer than `most` bytes. */
export async function readAtMost(body: Request['body'], most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(next.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns the depth of the brackets in `text`, ignoring those in double-quoted strings. */
export function nestingOf(text: string, open: string, close: string): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character === '\\') at += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (open.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (close.includes(character)) depth -= 1;
  }
  return deepest;
}
