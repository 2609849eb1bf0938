/** Codes typed into a field and not sent yet, by the address they were sent to. */
const typed = new Map<string, string>();

/** What's in the code field for an address, wherever that field is shown next; '' for nothing. */
export const typedCode = (address: string): string => typed.get(address) ?? '';

/** Keeps what was typed for an address; '' forgets it. */
export function keepTypedCode(address: string, code: string): void {
  if (code === '') typed.delete(address);
  else typed.set(address, code);
}
