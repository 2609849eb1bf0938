/* Text of one line: names, titles, addresses, and signatures. Must match supabase/schemas/10_core/15_text.sql. */

/** What nobody can see: fillers, zero-width and direction marks, private use, tags, and unpaired surrogates. */
const invisible = [
  String.raw`\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}`,
  String.raw`\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{fe00}-\u{fe0d}\u{feff}`,
  String.raw`\u{ffa0}\u{d800}-\u{f8ff}\u{fdd0}-\u{fdef}\u{fff0}-\u{fffc}\u{fffe}\u{ffff}\u{13430}-\u{1343f}\u{16fe4}`,
  String.raw`\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{3fffe}-\u{10ffff}`,
].join('');
/** Arabic to Indic scripts, whose letters joiners shape. */
const joining = String.raw`\u{600}-\u{109f}\u{1700}-\u{1cff}\u{a800}-\u{abff}\u{10a00}-\u{11fff}`;
const emoji = String.raw`\u{2190}-\u{2bff}\u{1f000}-\u{1faff}`;
/** Other symbols that can be shown as emoji. */
const symbols = String.raw`\u{a9}\u{ae}\u{203c}\u{2049}\u{2122}\u{2139}\u{3030}\u{303d}\u{3297}\u{3299}`;
const selector = String.raw`[\u{fe0e}\u{fe0f}]`;
const joiner = String.raw`[\u{200c}\u{200d}]`;
const beforeJoiner = String.raw`${emoji}\u{fe0e}\u{fe0f}`;

const pattern = (...choices: string[]) => new RegExp(choices.join('|'), 'gu');
const invisibles = pattern(`[${invisible}]+`);
/** Selectors stay behind a symbol, and in a keycap. */
const straySelectors = pattern(
  String.raw`(?<![#*0-9${symbols}${emoji}])${selector}+`,
  String.raw`(?<=[#*0-9])${selector}(?!\u{20e3})`,
);
/** Joiners stay between two emoji, and between letters of scripts that need them. */
const strayJoiners = pattern(
  `(?<![${joining}${beforeJoiner}])${joiner}`,
  `${joiner}(?![${joining}${emoji}])`,
  `(?<=[${joining}])${joiner}(?=[${emoji}])`,
  `(?<=[${beforeJoiner}])${joiner}(?=[${joining}])`,
);
const spaces = pattern(
  String.raw`[\u{0}-\u{20}\u{7f}-\u{a0}\u{1680}\u{2000}-\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}]+`,
);
/** Blocks of letters and digits, without symbols, punctuation, and accents that stand alone. */
const letterOrDigit = new RegExp(
  [
    String.raw`[0-9A-Za-z\u{aa}\u{b5}\u{ba}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{2af}\u{370}-\u{373}\u{376}-\u{37d}`,
    String.raw`\u{37f}-\u{383}\u{386}\u{388}-\u{482}\u{48a}-\u{588}\u{5d0}-\u{60b}\u{620}-\u{64a}\u{660}-\u{669}`,
    String.raw`\u{66e}-\u{6d3}\u{6ee}-\u{7ea}\u{800}-\u{815}\u{840}-\u{858}\u{860}-\u{887}\u{8a0}-\u{8c9}`,
    String.raw`\u{904}-\u{939}\u{958}-\u{961}\u{966}-\u{167f}\u{1681}-\u{1aaf}\u{1b05}-\u{1dbf}\u{1e00}-\u{1fbc}`,
    String.raw`\u{1fbe}\u{1fc2}-\u{1fcc}\u{1fd0}-\u{1fdb}\u{1fe0}-\u{1fec}\u{1ff2}-\u{1ffc}\u{2c00}-\u{2cf3}`,
    String.raw`\u{2d00}-\u{2ddf}\u{3005}-\u{3007}\u{3021}-\u{3029}\u{3041}-\u{3096}\u{309d}-\u{309f}`,
    String.raw`\u{30a1}-\u{30fa}\u{30fc}-\u{318f}\u{31a0}-\u{31bf}\u{31f0}-\u{31ff}\u{3400}-\u{4dbf}`,
    String.raw`\u{4e00}-\u{a48c}\u{a4d0}-\u{abff}\u{ac00}-\u{d7fb}\u{f900}-\u{fb1d}\u{fb1f}-\u{fbb1}`,
    String.raw`\u{fbd3}-\u{fdcf}\u{fdf0}-\u{fdfb}\u{fe70}-\u{fefc}\u{ff10}-\u{ff19}\u{ff21}-\u{ff3a}`,
    String.raw`\u{ff41}-\u{ff5a}\u{ff66}-\u{ffdc}\u{10000}-\u{100fa}\u{10280}-\u{1bc9c}\u{1d400}-\u{1d7ff}`,
    String.raw`\u{1e000}-\u{1eeff}\u{20000}-\u{3fffd}]`,
  ].join(''),
  'u',
);

/** The text as one line that reads as it is; empty if nobody sees any of it. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisibles, '')
    .replace(straySelectors, '')
    .replace(strayJoiners, '')
    .replace(spaces, ' ')
    .trim()
    .normalize('NFC');
}

/** A name, title, address, or signature as the database keeps it; empty without a letter or digit that can be seen. */
export function cleanLine(text: string): string {
  const line = plainLine(text);
  return letterOrDigit.test(line) ? line : '';
}
