import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { maxContentLength, maxLocationLength, maxTitleLength, postSubtypes, postTypes } from '../../post';
import { subtypeLabels, typeLabels } from '../../post-filters';
import { PictureInput } from './picture-input';
import type { usePostForm } from './use-post-form';

/** The fields of the post form. */
export function PostFields({ form: { draft, change, picture, tagsError } }: { form: ReturnType<typeof usePostForm> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type">
          <Select
            value={draft.type}
            onChange={({ target }) => change({ type: postTypes.find((type) => type === target.value) ?? 'discussion' })}
          >
            {postTypes.map((type) => (
              <option key={type} value={type}>
                {typeLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Topic">
          <Select
            value={draft.subtype ?? ''}
            onChange={({ target }) =>
              change({ subtype: postSubtypes.find((subtype) => subtype === target.value) ?? null })
            }
          >
            <option value="">None</option>
            {postSubtypes.map((subtype) => (
              <option key={subtype} value={subtype}>
                {subtypeLabels[subtype]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Title" required>
        <Input
          value={draft.title}
          maxLength={maxTitleLength}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <MentionTextarea
        label="Content"
        required
        rows={5}
        maxLength={maxContentLength}
        hint="Type @ and a name to mention a member."
        value={draft.content}
        onChange={(content) => change({ content })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Tags" hint="Separated by commas." error={tagsError}>
          <Input
            value={draft.tags}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => change({ tags: target.value })}
          />
        </Field>
        <Field label="Location" hint="The city or area your post is about.">
          <Input
            value={draft.location}
            maxLength={maxLocationLength}
            autoComplete="off"
            onChange={({ target }) => change({ location: target.value })}
          />
        </Field>
      </div>
      <PictureInput picture={draft.picture} work={picture} />
    </>
  );
}
