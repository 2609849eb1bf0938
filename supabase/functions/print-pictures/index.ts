// Prints stored pictures of listings, so that the database finds the same ones. A member has it print pictures that
// they're about to post; a schedule, with the service role key, those of listings that aren't printed yet.
import { grayPicture, looksDrawn } from '../../../src/domain/duplicates/gray-picture.ts';
import { printPicture } from '../../../src/domain/duplicates/picture-print.ts';
import { downloadFile } from '../_shared/checked-upload.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { callDatabase, requireMember, requireService, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { decodePicture } from './decode-picture.ts';

/** As many as a listing has. */
const maxPictures = 10;

servePost('We couldn’t read the pictures. Please try again.', async (request) => {
  const body = request.headers.get('content-type')?.includes('json') ? await readObject(request) : {};
  const service = serviceClient();
  if (!('paths' in body)) {
    requireService(request);
    const due = await callDatabase<{ path: string }[]>(service, 'unprinted_pictures', {});
    return json({
      printed: await printAll(
        service,
        due.map(({ path }) => path),
        true,
      ),
    });
  }
  const member = await requireMember(request);
  return json({ printed: await printAll(service, readPaths(body['paths'], member.id), false) });
});

function readPaths(paths: unknown, memberId: string): string[] {
  const isOwn = (path: unknown): path is string =>
    typeof path === 'string' && path.length <= 300 && path.startsWith(`${memberId}/properties/`);
  if (!Array.isArray(paths) || paths.length > maxPictures || !paths.every(isOwn))
    throw new Refusal(400, 'The request is invalid.');
  return paths;
}

/** Prints those that aren't yet, and returns how many. `isPosted`: also those whose file is gone, as unreadable. */
async function printAll(service: SupabaseClient, paths: string[], isPosted: boolean): Promise<number> {
  const due = await callDatabase<{ path: string; version: string | null }[]>(service, 'picture_versions_to_print', {
    paths,
  });
  const missing = isPosted ? paths.filter((path) => !due.some((each) => each.path === path)) : [];
  // One after another, because decoding takes the memory of the whole picture.
  for (const { path, version } of [...due, ...missing.map((path) => ({ path, version: null }))])
    await print(service, path, version);
  return due.length;
}

async function print(service: SupabaseClient, path: string, version: string | null): Promise<void> {
  const file = await downloadFile(service, 'images', path);
  const pixels = file && (await decodePicture(file));
  const gray = pixels && grayPicture(pixels);
  const hashes = (gray && printPicture(gray)) ?? [];
  await callDatabase<null>(service, 'store_print', {
    path,
    version,
    hashes: hashes.map(String),
    is_drawn: gray ? looksDrawn(gray) : false,
  });
}
