-- Text as it's kept. What nobody can see is removed, so that a name can't be empty or look like another one, and no
-- text is read in another order than it's checked in. src/kit/formatting/plain-line.ts does the same with lines
-- (tests/backend/plain-line.test.ts).

create function private.without_invisible(content text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(content,
    -- Soft hyphen, joiners of graphemes, direction marks, and fillers of Hangul, Khmer, and Mongolian,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
      -- zero-width, bidirectional, and other formats, the empty Braille cell, and variation selectors,
      '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0'
      -- private use, annotations, what isn't a character, and formats of rare scripts and music,
      '\ue000-\uf8ff\ufdd0-\ufdef\ufff0-\ufffc\ufffe\uffff'
      '\U00013430-\U0001343f\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a'
      -- tags, and planes without characters.
      '\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe-\U0010ffff]+',
    '', 'g');
$$;
comment on function private.without_invisible(text) is
  'The text without characters that nobody sees. Keeps spaces and line breaks, and what belongs to some emoji and '
  'scripts: zero-width joiners and non-joiners, and the variation selectors 15 and 16.';

create function private.clean_text(content text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select nullif(btrim(private.without_invisible(content), E' \t\r\n'), ''); $$;
comment on function private.clean_text(text) is
  'The text without characters that nobody sees or that reorder others, and without spaces and line breaks around it; '
  'null if nothing is left.';

create function private.plain_line(content text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Inside out. Normalized first, because a composed symbol decides about the selector behind it, and last, because
  -- letters come together.
  select nullif(normalize(btrim(regexp_replace(
    -- Joiners stay between two emoji, and between letters of scripts that need them.
    regexp_replace(
      -- Variation selectors stay behind a symbol, and in a keycap.
      regexp_replace(
        private.without_invisible(normalize(content, nfc)),
        '(?<![#*0-9\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])'
          '[\ufe0e\ufe0f]+|(?<=[#*0-9])[\ufe0e\ufe0f](?!\u20e3)',
        '', 'g'
      ),
      '(?<![\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff'
        '\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]'
        '|[\u200c\u200d](?![\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff'
        '\u2190-\u2bff\U0001f000-\U0001faff])'
        '|(?<=[\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff])[\u200c\u200d]'
        '(?=[\u2190-\u2bff\U0001f000-\U0001faff])'
        '|(?<=[\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]'
        '(?=[\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff])',
      '', 'g'
    ),
    -- Every space, line break, and control character.
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  )), nfc), '');
$$;
comment on function private.plain_line(text) is
  'The text as one normalized line (NFC) without control characters and characters that nobody sees or that reorder '
  'others, so that it reads as it is. Null if nothing is left.';

create function private.clean_line(content text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Blocks of letters and digits, without symbols, punctuation, and accents that stand alone.
  select line from (select private.plain_line(content) as line) as plain
  where line ~ ('[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u0373\u0376-\u037d'
    '\u037f-\u0383\u0386\u0388-\u0482\u048a-\u0588\u05d0-\u060b\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06ee-\u07ea'
    '\u0800-\u0815\u0840-\u0858\u0860-\u0887\u08a0-\u08c9\u0904-\u0939\u0958-\u0961\u0966-\u167f\u1681-\u1aaf'
    '\u1b05-\u1dbf\u1e00-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2c00-\u2cf3\u2d00-\u2ddf'
    '\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318f\u31a0-\u31bf\u31f0-\u31ff'
    '\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\uabff\uac00-\ud7fb\uf900-\ufb1d\ufb1f-\ufbb1\ufbd3-\ufdcf\ufdf0-\ufdfb'
    '\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc'
    '\U00010000-\U000100fa\U00010280-\U0001bc9c\U0001d400-\U0001d7ff\U0001e000-\U0001eeff\U00020000-\U0003fffd]');
$$;
comment on function private.clean_line(text) is
  'A name, title, address, or signature as it''s kept: private.plain_line. Null without a letter or digit that can be '
  'seen.';

create function private.folded_name(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Case goes first: folding it can leave accents.
  select regexp_replace(
    normalize(lower(private.plain_line(name)), nfkd),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f'
      '\u0483-\u0489\u0589-\u05cf\u0610-\u061f\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u206f\u20d0-\u20ff'
      '\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe00-\ufe6f\U0001f000-\U0001faff]+',
    '', 'g'
  );
$$;
comment on function private.folded_name(text) is
  'A name to compare: without case, accents, spaces, punctuation, and symbols.';

create function private.fold_text(content text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$
  -- Inside out: an acute accent alone is an apostrophe, which normalization would make a space; letters that don't come
  -- apart have plain ones; and what belongs together comes together again.
  select normalize(replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(translate(content, U&'\00B4\1FFD', ''''''), nfkd)),
        -- Accents of Latin, Greek, Cyrillic, Hebrew, and Arabic letters,
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f'
          '\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f'
          -- what nobody sees, and apostrophes.
          '\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff'
          '\u0027\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c]+',
        '', 'g'
      ),
      'øłđðħıŧς“”„‟‐‑‒–—―−', 'olddhitσ""""-------'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc);
$$;
comment on function private.fold_text(text) is
  'A text as search compares it: lower case, without accents and apostrophes, with plain letters, dashes, and quotes, '
  'whether its characters are composed or not. src/kit/formatting/fold-text.ts does the same. Null for null.';

create function private.clean_lines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant jsonb := to_jsonb(new);
  field text;
  given text;
  cleaned text;
begin
  foreach field in array tg_argv loop
    given := fields ->> field;
    cleaned := private.clean_line(given);
    -- What is blank is for the column's own rules.
    if cleaned is null and given ~ '[^ \t\r\n]' then
      raise exception 'Use at least one letter or digit in the %.', replace(field, '_', ' ')
        using errcode = 'P0001', detail = field;
    end if;
    if cleaned <> given then
      new := jsonb_populate_record(new, jsonb_build_object(field, cleaned));
    end if;
  end loop;
  return new;
end;
$$;
comment on function private.clean_lines() is
  'Trigger on names, titles, addresses, and signatures, its arguments: keeps them as private.clean_line has them, and '
  'raises P0001, to be shown as is, without a letter or digit. 95_all_domains/12_lines.sql lists them.';

create function private.clean_prose() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array tg_argv loop
    if private.without_invisible(fields ->> field) <> fields ->> field then
      new := jsonb_populate_record(new, jsonb_build_object(field, private.without_invisible(fields ->> field)));
    end if;
  end loop;
  return new;
end;
$$;
comment on function private.clean_prose() is
  'Trigger on texts of several lines, its arguments: keeps them without characters that nobody sees or that reorder '
  'others. 95_all_domains/12_lines.sql lists them.';
