import { Field, Input, Select } from '@/shared/ui/field';
import { WritingField } from '@/shared/ui/writing-field';
import { longestContent, longestLocation, longestTitle, postSubtypes, postTypes } from '../../post';
import { subtypeLabels, typeLabels } from '../../post-rules';
import { PictureChoice } from './picture-choice';
import type { usePostForm } from './use-post-form';

/** Everything a post consists of. */
export function PostFields({
  form: { draft, change, picture, tagsError, save },
}: {
  form: ReturnType<typeof usePostForm>;
}) {
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
            <option value="">Anything</option>
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
          maxLength={longestTitle}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <WritingField
        label="Content"
        required
        rows={5}
        maxLength={longestContent}
        hint="Write @ and a name to mention a member."
        value={draft.content}
        onChange={(content) => change({ content })}
        onSubmit={save}
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
        <Field label="Location" hint="Where it is about, if anywhere.">
          <Input
            value={draft.location}
            maxLength={longestLocation}
            autoComplete="off"
            onChange={({ target }) => change({ location: target.value })}
          />
        </Field>
      </div>
      <PictureChoice picture={draft.picture} work={picture} />
    </>
  );
}
