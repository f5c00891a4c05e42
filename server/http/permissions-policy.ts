/** Hosts of video frames, which load when a visitor presses play. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Videos play in frames, visitors can copy article links, and staff use passkeys. */
const USED_FEATURES = {
  autoplay: VIDEO_FRAME_ORIGINS,
  fullscreen: VIDEO_FRAME_ORIGINS,
  'picture-in-picture': VIDEO_FRAME_ORIGINS,
  'clipboard-write': [],
  'publickey-credentials-create': [],
  'publickey-credentials-get': [],
};

/** Browser features that no page uses. Unknown names cause console warnings. */
const UNUSED_FEATURES = [
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

const toAllowlist = (frames: string[]) => `(${['self', ...frames.map(origin => `"${origin}"`)].join(' ')})`;

/** Header value for pages and their frames. */
export const permissionsPolicy = [
  ...Object.entries(USED_FEATURES).map(([name, frames]) => `${name}=${toAllowlist(frames)}`),
  ...UNUSED_FEATURES.map(name => `${name}=()`),
].join(', ');
