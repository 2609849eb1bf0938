import { publicFileUrl } from '@/platform/supabase/files';
import { FormSection } from '@/kit/ui/form-section';
import { PictureField } from '@/platform/uploads/picture-field';
import type { Profile } from '../profile';
import { useOwnPicture } from './use-own-picture';

/** The member's picture. Saved or removed immediately, independently of the form. */
export function PictureSection({ profile: { id, name, profile_image_url: path } }: { profile: Profile }) {
  const { store, remove, cancel, progress, error, status, removing } = useOwnPicture(id);
  return (
    <FormSection title="Picture" text="Changes save automatically.">
      <PictureField
        name={name}
        preview={path ? publicFileUrl('avatars', path, 256) : null}
        onCropped={store}
        onRemove={remove}
        progress={progress}
        onCancel={cancel}
        error={error}
        disabled={removing}
      />
      <output className="block text-sm font-medium text-evergreen-ink not-empty:mt-3">{status}</output>
    </FormSection>
  );
}
