/** Returns first letters of the first and last name: `Hannah Whitlock` → `HW`. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '').concat([...last][0] ?? '').toUpperCase();
}

/** Returns the first name: `Hannah Whitlock` → `Hannah`. */
export const getFirstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Returns the avatar's start angle in degrees, derived from the name. */
export const getAvatarAngle = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** Returns whether a portrait URL is one of our drawings; photos have other file types. */
export const isDrawnPortrait = (src: string): boolean => /\.svg\b|^data:image\/svg/.test(src);
