/** Uses the first and the last name: `Hannah Whitlock` becomes `HW`. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [firstName = '', lastName = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...firstName][0] ?? '').concat([...lastName][0] ?? '').toUpperCase();
}

export const getFirstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Returns degrees. The same name always gives the same angle. */
export const getAvatarAngle = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** Returns whether a portrait is one of our drawings, which are SVG files, instead of a photo. */
export const isDrawnPortrait = (src: string): boolean => /\.svg\b|^data:image\/svg/.test(src);
