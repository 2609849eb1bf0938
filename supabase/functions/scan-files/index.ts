// Scans stored files of private buckets that aren't scanned: those that members store themselves, and those that were
// stored when the scanner didn't answer. Called on a schedule with the service role key. Without a scanner, it does
// nothing.
import { downloadFile } from '../_shared/checked-upload.ts';
import { json, servePost } from '../_shared/http.ts';
import { scanBytes, scannerAddress, scannerProblem } from '../_shared/malware-scan.ts';
import { callDatabase, requireService, serviceClient } from '../_shared/project.ts';

interface StoredFile {
  bucket: string;
  path: string;
  version: string | null;
}

servePost('Couldn’t scan files.', async (request) => {
  requireService(request);
  const scanner = scannerAddress();
  if (!scanner) return json({ scanned: 0 });
  // When it's down, no file is to blame, and this run fails.
  const problem = await scannerProblem();
  if (problem !== null) throw new Error(problem);
  const service = serviceClient();
  const files = await callDatabase<StoredFile[]>(service, 'files_to_scan', {});
  for (const { bucket, path, version } of files) {
    const bytes = await downloadFile(service, bucket, path);
    const state = bytes ? await scanBytes(scanner, bytes).catch(notScanned) : 'not_scanned';
    await callDatabase<null>(service, 'note_scan', { bucket, path, state, version });
  }
  return json({ scanned: files.length });
});

function notScanned(error: unknown): 'not_scanned' {
  console.error(`Couldn't scan a file: ${error instanceof Error ? error.message : 'unknown'}`);
  return 'not_scanned';
}
