/** First stop of the Tab key: past the header, to the content. The page's `main` has the id. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only z-50 rounded-control bg-evergreen px-4 py-2.5 font-semibold text-evergreen-on focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

/** Id of the element that holds the screen. */
export const contentId = 'content';
