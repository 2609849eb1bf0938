// What an operation may do for the member of a key, and with what: the same for the API and for assistants.
import { newIdOf } from './idempotency.ts';
import { type Caller, clientOf } from './key-exchange.ts';
import type { Context, Operation } from './operation.ts';
import { Problem } from './problem.ts';
import type { Seen } from './versions.ts';

/** Whether a key has the scope that something takes. */
export const hasScope = ({ scope }: Pick<Operation, 'scope'>, { scopes }: Pick<Caller, 'scopes'>) =>
  scope === null || scopes.includes(scope);

/** Refuses a key without the scope. */
export function requireScope(what: Pick<Operation, 'scope'>, caller: Caller): void {
  if (!hasScope(what, caller)) {
    throw new Problem('scope-required', `This takes a key with the scope ${what.scope}.`);
  }
}

/** What operations need to act as the key's member. */
export async function contextOf(
  caller: Caller,
  idempotencyKey: string | null = null,
  seen: Seen = null,
): Promise<Context> {
  return {
    client: await clientOf(caller),
    memberId: caller.member.id,
    member: caller.member,
    key: { id: caller.keyId, scopes: caller.scopes },
    newId: newIdOf(caller, idempotencyKey),
    seen,
  };
}
