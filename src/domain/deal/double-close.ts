/* What a deal is in a double close: a member buys a property in one deal, and sells it in another right after. */

/** `part`: of this deal. `other`: the ID of the other deal; null for who isn't in that one. */
export interface DoubleClose {
  part: 'purchase' | 'resale';
  other: string | null;
}

/** Reads the computed field `double_close` of a deal; null without one. */
export function toDoubleClose(source: unknown): DoubleClose | null {
  const { part, other } = (source ?? {}) as Partial<Record<keyof DoubleClose, unknown>>;
  if (part !== 'purchase' && part !== 'resale') return null;
  return { part, other: typeof other === 'string' ? other : null };
}
