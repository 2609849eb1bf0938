import { notOffered } from './vocabulary';

/** The values the form offers: those offered to everyone, plus those already in this buy box. */
export function offered(all: readonly string[], named: readonly string[]): string[] {
  return all.filter((value) => !notOffered.has(value) || named.includes(value));
}

/** Adds or removes a value, keeping the list's order. */
export function toggled(all: readonly string[], chosen: readonly string[], value: string, checked: boolean): string[] {
  return all.filter((each) => (each === value ? checked : chosen.includes(each)));
}
