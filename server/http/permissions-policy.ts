/** Hosts whose frames play films; the frames themselves come when somebody presses play. */
export const FILM_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Films play in frames of their hosts; the address of an article can be copied; members of staff have passkeys. */
const USED = {
  autoplay: FILM_FRAMES,
  fullscreen: FILM_FRAMES,
  'picture-in-picture': FILM_FRAMES,
  'clipboard-write': [],
  'publickey-credentials-create': [],
  'publickey-credentials-get': [],
};

/** What a browser can do that no page of ours asks for. It reports names that it does not know in its console. */
const UNUSED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const allowed = (frames: string[]) => `(${['self', ...frames.map(origin => `"${origin}"`)].join(' ')})`;

/** The header `Permissions-Policy`: for our pages, and for the frames in them. */
export const permissionsPolicy = [
  ...Object.entries(USED).map(([name, frames]) => `${name}=${allowed(frames)}`),
  ...UNUSED.map(name => `${name}=()`),
].join(', ');
