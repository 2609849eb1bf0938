import { sharedParameter, sharedPath } from '@/features/listing-editor/share-target';
import { paths } from '@/domain/site/paths';
import { sharedAtHeader, sharedCache } from '@/platform/worker/cache-names';

/**
 * Keeps what another app shared, in place of what was shared before, and opens the form for a listing. Any website can
 * send a form here, so the member is asked before anything is used. Whose it is, the page knows: `shared-owner.ts`.
 */
export async function cacheShared(request: Request): Promise<Response> {
  const form = await request.formData();
  await caches.delete(sharedCache);
  const shared = await caches.open(sharedCache);
  const texts = ['title', 'text', 'url'].flatMap((name) => {
    const text = form.get(name);
    return typeof text === 'string' ? text : [];
  });
  const photos = form.getAll('photos').filter((photo) => photo instanceof File);
  await Promise.all([
    shared.put(sharedPath, new Response(texts.join('\n'), { headers: { [sharedAtHeader]: String(Date.now()) } })),
    ...photos.map((photo, index) =>
      shared.put(`${sharedPath}/${index}/${encodeURIComponent(photo.name)}`, new Response(photo)),
    ),
  ]);
  return Response.redirect(`${paths.submitListing}?${sharedParameter}`, 303);
}
