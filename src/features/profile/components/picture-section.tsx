import { publicFileUrl } from '@/shared/supabase/files';
import { FormSection } from '@/shared/ui/form-section';
import { PictureField } from '@/shared/ui/picture-field';
import type { Profile } from '../profile';
import { useOwnPicture } from './use-own-picture';

/** The member's picture. Independent of the form: it is stored, or removed, at once. */
export function PictureSection({ profile: { id, name, profile_image_url: path } }: { profile: Profile }) {
  const { store, remove, cancel, progress, error, news, removing } = useOwnPicture(id);
  return (
    <FormSection title="Picture" text="Changes at once, without Save.">
      <PictureField
        name={name}
        preview={path ? publicFileUrl('avatars', path, 224) : null}
        onCropped={store}
        onRemove={remove}
        progress={progress}
        onCancel={cancel}
        error={error}
        disabled={removing}
      />
      <output className="block text-sm font-medium text-evergreen-ink not-empty:mt-3">{news}</output>
    </FormSection>
  );
}
