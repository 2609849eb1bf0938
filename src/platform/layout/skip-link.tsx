import { clsx } from 'clsx';
/** First tab stop: skips the header. The layout's `main` needs the id. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      onClick={(event) => {
        // The URL keeps its fragment, which can be a draft.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      className={clsx(
        'sr-only z-50 rounded-control bg-evergreen px-4 py-2.5 font-semibold text-evergreen-on',
        'focus:not-sr-only focus:fixed focus:top-3 focus:left-3',
      )}
    >
      Skip to content
    </a>
  );
}

/** Id of the element that contains the screen. */
export const contentId = 'content';
