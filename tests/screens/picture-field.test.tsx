import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { cropPicture } from '@/shared/uploads/crop-picture';
import { useBlobUrl } from '@/shared/uploads/use-blob-url';
import { PictureField } from '@/shared/uploads/picture-field';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const picture = (name = 'me.png') => new File([png], name, { type: 'image/png' });
const cropped = new Blob(['cropped'], { type: 'image/jpeg' });

interface Given {
  crop?: typeof cropPicture;
  progress?: number;
  error?: string;
  onCancel?: () => void;
}

/**
 * The field as used in the sign-up wizard, with the picture in memory. `crop` replaces the canvas that jsdom doesn’t
 * have.
 */
function open({ crop = async () => cropped, progress, error, onCancel }: Given = {}) {
  const onCropped = vi.fn<(made: Blob) => void>();
  function Form() {
    const [blob, setBlob] = useState<Blob | null>(null);
    return (
      <PictureField
        name="Dana Fields"
        preview={useBlobUrl(blob)}
        onCropped={(made) => {
          onCropped(made);
          setBlob(made);
        }}
        onRemove={() => setBlob(null)}
        progress={progress ?? null}
        error={error ?? null}
        crop={crop}
        {...(onCancel ? { onCancel } : {})}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup({ applyAccept: false }), onCropped };
}

const choose = () => screen.getByLabelText('Picture file');

/** Waits for the crop dialog and fires the load event that jsdom doesn’t. */
async function cropWindow() {
  const dialog = await screen.findByRole('dialog', { name: 'Crop your picture' });
  const shown = await waitFor(() => dialog.querySelector('img') ?? expect.fail('No picture is shown.'));
  // Without layout, everything has a width of 0; the crop needs a size.
  vi.spyOn(shown, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(shown, 'naturalHeight', 'get').mockReturnValue(400);
  vi.spyOn(shown, 'offsetWidth', 'get').mockReturnValue(600);
  vi.spyOn(shown, 'offsetHeight', 'get').mockReturnValue(400);
  const stage = shown.parentElement ?? expect.fail('The picture has no frame.');
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  fireEvent.load(shown);
  return within(dialog);
}

const confirm = async () => (await cropWindow()).getByRole('button', { name: 'Crop & Upload' });

describe('cropping', () => {
  it('returns the square inside the circle, shows it, and restores the focus', async () => {
    const crop = vi.fn<typeof cropPicture>().mockResolvedValue(cropped);
    const { user, onCropped } = open({ crop });
    const file = picture();
    await user.upload(choose(), file);
    await user.click(await confirm());
    expect(crop).toHaveBeenCalledExactlyOnceWith(file, { x: 100, y: 0, width: 400, height: 400 });
    expect(onCropped).toHaveBeenCalledExactlyOnceWith(cropped);
    expect(await screen.findByRole('img', { name: 'You' })).toHaveAttribute('src', 'blob:picture');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('discards a result that arrives after canceling', async () => {
    let finishCrop: (made: Blob) => void = () => undefined;
    const { user, onCropped } = open({
      crop: () =>
        new Promise((resolve) => {
          finishCrop = resolve;
        }),
    });
    await user.upload(choose(), picture());
    await user.click(await confirm());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    finishCrop(cropped);
    await Promise.resolve();
    expect(onCropped).not.toHaveBeenCalled();
  });

  it('stays open with a message on failure and can be retried', async () => {
    const crop = vi.fn<typeof cropPicture>().mockRejectedValueOnce(new Error('no canvas')).mockResolvedValue(cropped);
    const { user, onCropped } = open({ crop });
    await user.upload(choose(), picture());
    const dialog = await cropWindow();
    await user.click(dialog.getByRole('button', { name: 'Crop & Upload' }));
    expect(await dialog.findByText(/^Failed to crop image\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Crop & Upload' }));
    expect(onCropped).toHaveBeenCalledExactlyOnceWith(cropped);
  });

  it('is not possible for a damaged file', async () => {
    const { user } = open();
    await user.upload(choose(), picture());
    const dialog = await cropWindow();
    fireEvent.error(document.querySelector('[role=dialog] img') ?? expect.fail('No picture is shown.'));
    expect(await dialog.findByText(/^Failed to crop image\. We couldn’t read this file/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Crop & Upload' })).toBeDisabled();
  });
});

describe('current picture', () => {
  it('can be removed, and the focus moves to Choose picture', async () => {
    const { user } = open();
    await user.upload(choose(), picture());
    await user.click(await confirm());
    await user.click(await screen.findByRole('button', { name: 'Remove Image' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
  });
});

describe('upload', () => {
  it('shows progress, blocks other pictures, and can be canceled', async () => {
    const onCancel = vi.fn<() => void>();
    const { user } = open({ progress: 0.45, onCancel });
    expect(screen.getByRole('progressbar', { name: 'Uploading picture' })).toHaveAttribute('value', '0.45');
    expect(choose()).toBeDisabled();
    expect(choose().closest('[aria-disabled]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
  });

  it('shows its error until another picture is chosen', async () => {
    const { user } = open({ error: 'Failed to upload image.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload image.');
    await user.upload(choose(), picture());
    await cropWindow();
    expect(screen.queryByText('Failed to upload image.')).not.toBeInTheDocument();
  });
});
