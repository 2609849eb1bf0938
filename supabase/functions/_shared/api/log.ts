import { serviceClient } from '../project.ts';
import { gathered } from './gathered.ts';

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void };

interface Answered {
  requestId: string;
  status: number;
}

const write = gathered<Answered, void>(
  () => 'log',
  async (answered) => {
    const statuses = Object.fromEntries(answered.map(({ requestId, status }) => [requestId, status]));
    const { error } = await serviceClient().rpc('finish_api_requests', { statuses });
    // The response has been made: the log isn't worth failing it.
    if (error) console.error(`finish_api_requests: ${error.code} ${error.message}`);
    return [];
  },
  500,
);

/** Adds the status of a response to the log that the key's member reads, with others half a second after it. */
export function logStatus(requestId: string, status: number): void {
  EdgeRuntime.waitUntil(write({ requestId, status }));
}
