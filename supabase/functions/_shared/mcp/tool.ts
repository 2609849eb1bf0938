import type { z } from 'npm:zod@4.6.7';
import type { ApiScope } from '../../../../src/domain/integrations/api-scopes.ts';
import type { Context } from '../api/operation.ts';

/** A tool that assistants can call. None sends or publishes anything: what binds the member, they do in the app. */
export interface Tool {
  name: string;
  title: string;
  /** Ours, never a member's words. */
  description: string;
  /** Null if any key will do. */
  scope: ApiScope | null;
  /** Whether it changes nothing. */
  isReading: boolean;
  input: z.ZodObject;
  run(context: Context, input: never): Promise<unknown>;
}

/** Declares a tool. */
export function tool<I extends z.ZodObject>(
  declared: Omit<Tool, 'input' | 'run'> & {
    input: I;
    run(context: Context, input: z.output<I>): Promise<unknown>;
  },
): Tool {
  return declared as unknown as Tool;
}
