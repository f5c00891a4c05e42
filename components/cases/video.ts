/** A video plays in our own player, in an embed, or only on its host's site. */
export type Video =
  | { kind: 'file'; href: string }
  | { kind: 'frame'; href: string; embedUrl: string; host: string }
  | { kind: 'external'; href: string; host: string };

const VIDEO_FILE_PATTERN = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const YOUTUBE_HOST_PATTERN = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;

/** @param href an absolute http(s) URL or a path on this site */
export function parseVideo(href: string): Video {
  // Paths on this site have no host, so `URL` needs a base.
  const url = new URL(href, 'https://own.invalid');
  if (href.startsWith('/') || VIDEO_FILE_PATTERN.test(url.pathname)) return { kind: 'file', href };
  const youtubeId = findYoutubeId(url);
  if (youtubeId) {
    const embedUrl = `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`;
    return { kind: 'frame', href, embedUrl, host: 'YouTube' };
  }
  const [, id, secret] =
    (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) &&
      /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(url.pathname)) ||
    [];
  if (id) {
    const hash = secret ?? url.searchParams.get('h');
    const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash && { h: hash }) });
    return { kind: 'frame', href, embedUrl: `https://player.vimeo.com/video/${id}?${query}`, host: 'Vimeo' };
  }
  return { kind: 'external', href, host: url.hostname.replace(/^www\./, '') };
}

/** Supports `youtu.be`, `watch`, `embed`, `shorts` and `live` URLs. */
function findYoutubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : YOUTUBE_HOST_PATTERN.test(hostname)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}
