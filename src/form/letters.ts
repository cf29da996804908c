/**
 * The characters that a text for a clerk may contain. Refuses invisible characters and those that reverse the reading
 * direction: controls, zero widths, direction marks, blank letters, tags, lone surrogates (failures 20).
 * server/firestore.rules has the same classes; the sample records keep the two in step.
 */
const invisible =
  '\\0-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0\\ufff0-\\uffff\\u{d800}-\\u{dfff}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
const joiners = '\\u200c\\u200d';
/** Arrows, shapes and emoji, and the characters that turn a letter or a digit into an emoji. */
const pictures = '\\u20e3\\u2190-\\u2bff\\ufe00-\\ufe0f\\u{1f000}-\\u{1ffff}';
const solidRun = `[^${invisible}${joiners}]+`;
const joinedRun = `[^${invisible}]+`;
export const linePattern = new RegExp(`^${solidRun}(?: ${solidRun})*$`, 'u');
/** Paragraphs allow joiners: they combine families and flags into one emoji. */
export const paragraphPattern = new RegExp(`^${joinedRun}(?:[ \\n]+${joinedRun})*$`, 'u');
export const picturePattern = new RegExp(`[${pictures}]`, 'u');
