import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureUploads, type PictureBackend } from './picture-uploads';

const owner = { userId: 'u', listingId: 'l' };
const [one, two] = [1, 2].map((number) => ({ path: `u/properties/l/${number}.webp`, name: `${number}.png` })) as [
  { path: string; name: string },
  { path: string; name: string },
];
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'new.png', {
  type: 'image/png',
});

const remove = vi.fn<PictureBackend['remove']>(async () => []);
const backend: PictureBackend = {
  prepare: async (file) => new Blob([file], { type: 'image/webp' }),
  upload: async () => undefined,
  remove,
};

beforeEach(() => {
  remove.mockClear();
});

describe('pictures of a new listing', () => {
  it('uploads pictures to the listing’s folder, shrunk', async () => {
    const { queue } = pictureUploads(owner, backend);
    expect(await queue.choose([new File(['x'], 'x.pdf'), png])).toMatchObject({
      problems: ['x.pdf: Invalid file type. Please upload JPEG, PNG, WebP, or AVIF images only.'],
    });
    expect((await queue.settled())[0]?.path).toMatch(/^u\/properties\/l\/[\da-f-]{36}\.webp$/);
  });

  it('removes all pictures when the form is discarded, and none when the listing is posted', () => {
    pictureUploads(owner, backend, [one, two]).commit([one.path, two.path]);
    expect(remove).not.toHaveBeenCalled();
    pictureUploads(owner, backend, [one, two]).queue.clear();
    expect(remove).toHaveBeenCalledExactlyOnceWith([one.path, two.path]);
  });

  it('removes pictures on posting when an earlier removal failed', async () => {
    remove.mockRejectedValueOnce(new Error('offline'));
    const { queue, commit } = pictureUploads(owner, backend, [one, two]);
    queue.remove(one.path);
    await vi.waitFor(() => {
      commit([two.path]);
      expect(remove).toHaveBeenCalledTimes(2);
    });
    expect(remove).toHaveBeenLastCalledWith([one.path]);
  });
});

describe('pictures of an edited listing', () => {
  it('leaves pictures in storage until the listing is stored without them', () => {
    const { queue, commit } = pictureUploads(owner, backend, [one, two], [one.path, two.path]);
    queue.remove(one.path);
    expect(queue.getSnapshot()).toHaveLength(1);
    expect(remove).not.toHaveBeenCalled();
    commit([two.path]);
    expect(remove).toHaveBeenCalledExactlyOnceWith([one.path]);
  });

  it('leaves pictures when the changes are discarded, and removes new uploads', async () => {
    const { queue } = pictureUploads(owner, backend, [one, two], [one.path, two.path]);
    queue.remove(two.path);
    await queue.choose([png]);
    const added = (await queue.settled()).at(-1);
    queue.clear();
    expect(remove).toHaveBeenCalledExactlyOnceWith([added?.path]);
  });
});
