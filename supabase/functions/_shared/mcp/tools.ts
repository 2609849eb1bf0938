import { z } from 'npm:zod@4.6.7';
import type { Operation } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import type { Tool } from './tool.ts';
import { analysisTools } from './tools/analysis.ts';
import { brief } from './brief.ts';
import { draftTools } from './tools/drafts.ts';

/**
 * What reads is a tool. What writes isn't: a text that an assistant reads could talk it into using it. Webhooks are for
 * programs, and their addresses are often secrets.
 */
const readingTools = operations.filter(({ method, scope }) => method === 'GET' && scope !== 'webhooks').map(toTool);

/** Every tool. */
export const tools: readonly Tool[] = [...readingTools, ...analysisTools, ...draftTools];

function toTool(operation: Operation): Tool {
  const { id, summary, description, scope, params, query } = operation;
  const input = z.strictObject({ ...params?.shape, ...query?.shape });
  const pick = (from: Record<string, unknown>, schema: z.ZodObject | undefined) =>
    schema && Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(schema.shape, name)));
  return {
    name: id,
    title: summary,
    description: [`${summary}.`, description].filter(Boolean).join(' '),
    scope,
    isReading: true,
    input,
    run: async (context, given) =>
      brief(
        await operation.run(context, {
          params: pick(given, params),
          query: pick(given, query),
          body: undefined,
        } as never),
      ),
  };
}
