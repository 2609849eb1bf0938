comment on function private.listing_edit_rules() is
  'The one definition of which edits keep a listing''s badge: a change within its field''s rule does, any other needs '
  'review. any: every change. same: only capitals, spaces, and punctuation. wording: up to `highest` characters in '
  'whole words and a tenth of the text, without figures or links. percent and total: a change within `lowest` and '
  '`highest` percent, of a number or of the sum of an object''s numbers. points: the same for a percentage, in '
  'points. miles: a distance of at most `highest`. pictures: at most `highest` more, with every approved one still '
  'there and one of them as the cover. The app''s copy is src/shared/listings/edit-rules.ts.';
