import { useEffect, useRef, useState } from 'react';
import type { ImageRef } from '../../domain/fields';
import { visuallyHidden } from '../../styles/layout.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { Icon } from '../ui/Icon';
import { play } from '../ui/icons';
import { interceptClick } from '../ui/intercept-click';
import * as css from './VideoFrame.css';
import { parseVideo, type Video } from './video';

type VideoFrameProps = {
  href: string;
  /** Accessible name of the video. */
  title: string;
  /** Image shown before playback. */
  poster: ImageRef;
};

/**
 * Loads nothing before the visitor presses play. Without JavaScript, or if the host can't be embedded, the play button
 * is a link.
 */
export function VideoFrame({ href, title, poster }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false);
  const film = parseVideo(href);
  if (playing) return <Player film={film} title={title} poster={poster.src} />;
  return (
    <div className={css.video} data-screen-only="">
      <ResponsiveImage
        className={css.posterImage}
        src={poster.src}
        pixel={poster.pixel}
        alt=""
        sizes="(min-width: 1180px) 1180px, 100vw"
        width={1200}
        height={600}
      />
      <a
        className={css.playButton}
        href={href}
        onClick={event => film.kind !== 'elsewhere' && interceptClick(event) && setPlaying(true)}
      >
        <span className={visuallyHidden}>Play: {title}</span>
        <Icon path={play} size={32} />
      </a>
      <p className={css.caption}>{formatCaption(film)}</p>
    </div>
  );
}

/** The caption names the host before anything loads from it. */
function formatCaption(film: Video): string {
  if (film.kind === 'file') return 'Video';
  return film.kind === 'frame' ? `Video, plays from ${film.host}` : `Video, opens on ${film.host}`;
}

function Player({ film, title, poster }: { film: Video; title: string; poster: string }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The pressed link is gone, so move keyboard focus to the player.
  useEffect(() => player.current?.focus(), []);
  return (
    <div className={css.video} data-screen-only="">
      {film.kind === 'frame' ? (
        <iframe
          ref={player}
          className={css.posterImage}
          src={film.frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a case stores only the video's URL; captions are inside the file
        <video
          ref={player}
          className={css.posterImage}
          src={film.href}
          poster={poster}
          aria-label={title}
          preload="none"
          controls
          autoPlay
          playsInline
        />
      )}
    </div>
  );
}
