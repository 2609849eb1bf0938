import { useMember } from './member';

/** A member's account standing, and when a suspension ends. */
export interface Standing {
  standing: 'active' | 'read_only' | 'suspended' | 'banned';
  until: string | null;
}

const good: Standing = { standing: 'active', until: null };

/** Reads the computed field `standing` of the member's own row; active for anything unknown. */
export function parseStanding(stored: unknown): Standing {
  if (typeof stored !== 'object' || stored === null) return good;
  const standing: unknown = Reflect.get(stored, 'standing');
  const until: unknown = Reflect.get(stored, 'until');
  if (standing !== 'read_only' && standing !== 'suspended' && standing !== 'banned') return good;
  return { standing, until: typeof until === 'string' ? until : null };
}

/** The signed-in member's standing; active until it's known. */
export function useStanding(): Standing {
  return parseStanding(useMember().data?.standing);
}
