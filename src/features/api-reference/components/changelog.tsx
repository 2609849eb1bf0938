import { formatDay } from '@/kit/formatting/format';
import { changelog } from '../changelog';

/** What is new in the API, and what a version promises. */
export function Changelog() {
  return (
    <div className="flex flex-col gap-8 text-[15px] text-pretty">
      <VersionPolicy />
      {changelog.map(({ date, title, changes }) => (
        <section key={date} className="flex flex-col gap-3 border-t border-line pt-6">
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="text-sm text-muted">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What a program can rely on. */
export function VersionPolicy() {
  return (
    <>
      <p>
        Within v1, nothing that works breaks: fields, operations, optional parameters, and values of a vocabulary are
        only added, so ignore those that you don’t know.
      </p>
      <p>
        Removing or renaming one, another type or meaning, a new required field, and a lower limit are breaking. They
        come with v2. What is going to end says so a year before, in the headers <code>Deprecation</code> and{' '}
        <code>Sunset</code>.
      </p>
    </>
  );
}
