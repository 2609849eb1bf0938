/**
 * An answer as assistants get it, who pay for every character: of pictures only addresses, and in a list only the
 * cover's.
 */
export function brief(value: unknown, isListed = false): unknown {
  if (Array.isArray(value)) return value.map((one) => brief(one, isListed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      if (name !== 'images' || !Array.isArray(part)) return [name, brief(part, isListed || name === 'items')];
      const addresses = (part as { url: string }[]).map(({ url }) => url);
      return [name, isListed ? addresses.slice(0, 1) : addresses];
    }),
  );
}
