/** Playback of a video: our own player, an embed, or only on its own site. */
export type Video =
  | { kind: 'file'; href: string }
  | { kind: 'frame'; href: string; frame: string; host: string }
  | { kind: 'elsewhere'; href: string; host: string };

const FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const YOUTUBE = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;

/**
 * Classifies a video URL.
 * @param href an absolute http(s) URL or a path of this site (`videoUrl` of domain/fields).
 */
export function parseVideo(href: string): Video {
  // A path of this site has no host.
  const url = new URL(href, 'https://own.invalid');
  if (href.startsWith('/') || FILE.test(url.pathname)) return { kind: 'file', href };
  const youtube = findYoutubeId(url);
  if (youtube) {
    const frame = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
    return { kind: 'frame', href, frame, host: 'YouTube' };
  }
  const [, id, secret] =
    (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) &&
      /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(url.pathname)) ||
    [];
  if (id) {
    const hash = secret ?? url.searchParams.get('h');
    const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash && { h: hash }) });
    return { kind: 'frame', href, frame: `https://player.vimeo.com/video/${id}?${query}`, host: 'Vimeo' };
  }
  return { kind: 'elsewhere', href, host: url.hostname.replace(/^www\./, '') };
}

/** Returns the id from any form of a YouTube URL. */
function findYoutubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : YOUTUBE.test(hostname)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}
