/** First letters of the first and the last name: `Hannah Whitlock` → `HW`. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '').concat([...last][0] ?? '').toUpperCase();
}

/** What somebody is called: `Hannah Whitlock` → `Hannah`. */
export const getFirstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Where the red rim of a person's avatar starts, in degrees: it differs per name and stays the same. */
export const getAvatarAngle = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** Whether a portrait is one of our drawings, by its address: photographs are files of other kinds. */
export const isDrawnPortrait = (address: string): boolean => /\.svg\b|^data:image\/svg/.test(address);
