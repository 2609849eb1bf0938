import { maxShares, sharedParameter, sharedPath } from '@/features/listing-editor/share-target';
import { paths } from '@/domain/site/paths';
import { sharedAtHeader, sharedCache } from '@/platform/worker/cache-names';

/**
 * Keeps what another app shared, beside what it shared before, and opens the form for a listing. Any website can send a
 * form here, so the member is asked before anything is used. Whose it is, the page knows: `shared-owner.ts`.
 */
export async function cacheShared(request: Request): Promise<Response> {
  const answer = await keep(await request.formData());
  return Response.redirect(`${paths.submitListing}?${sharedParameter}${answer}`, 303);
}

/** Returns the parameter's value: nothing, or that no more can wait. */
async function keep(form: FormData): Promise<'' | '=full'> {
  const texts = ['title', 'text', 'url'].flatMap((name) => {
    const text = form.get(name);
    return typeof text === 'string' && text.trim() !== '' ? text : [];
  });
  const photos = form.getAll('photos').filter((photo) => photo instanceof File && photo.size > 0) as File[];
  if (texts.length === 0 && photos.length === 0) return '';
  const shared = await caches.open(sharedCache);
  const waiting = (await shared.keys()).filter(({ url }) => new URL(url).pathname.split('/').length === 3);
  if (waiting.length >= maxShares) return '=full';
  const now = Date.now();
  const path = `${sharedPath}/${now}-${crypto.randomUUID()}`;
  await Promise.all([
    shared.put(path, new Response(texts.join('\n'), { headers: { [sharedAtHeader]: String(now) } })),
    ...photos.map((photo, index) =>
      shared.put(`${path}/${index}/${encodeURIComponent(photo.name)}`, new Response(photo)),
    ),
  ]);
  return '';
}
