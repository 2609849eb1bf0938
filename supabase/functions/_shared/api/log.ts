import { serviceClient } from '../project.ts';

/** Adds the status of a response to the log that the key's member reads. */
export async function logStatus(requestId: string, status: number): Promise<void> {
  const { error } = await serviceClient().rpc('finish_api_request', { request_id: requestId, status });
  // The response has been made: the log isn't worth failing it.
  if (error) console.error(`finish_api_request: ${error.code} ${error.message}`);
}
