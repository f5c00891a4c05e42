import { useEffect, useRef, useState } from 'react';
import type { ImageRef } from '../../domain/fields';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { classNames } from '../ui/class-names';
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
  /** Width of the poster for each width of the window, as in an image. */
  sizes: string;
};

/**
 * Loads nothing before the visitor presses play. Without JavaScript, or if the host can't be embedded, the play button
 * is a link.
 */
export function VideoFrame({ href, title, poster, sizes }: VideoFrameProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const video = parseVideo(href);
  if (isPlaying) return <Player video={video} title={title} poster={poster.src} />;
  return (
    <div className={css.video} data-screen-only="">
      <ResponsiveImage
        className={css.posterImage}
        src={poster.src}
        pixel={poster.pixel}
        alt=""
        sizes={sizes}
        width={1200}
        height={600}
      />
      <a
        className={css.playButton}
        href={href}
        onClick={event => video.kind !== 'external' && interceptClick(event) && setIsPlaying(true)}
      >
        <span className={visuallyHidden}>Play: {title}</span>
        <Icon path={play} size={32} />
      </a>
      <p className={css.caption}>
        <b className={classNames(text.h3, css.title)} aria-hidden="true">
          {title}
        </b>
        {formatCaption(video)}
      </p>
    </div>
  );
}

/** Names the video's host before anything loads from it. */
function formatCaption(video: Video): string {
  if (video.kind === 'file') return 'Video';
  return video.kind === 'frame' ? `Video, plays from ${video.host}` : `Video, opens on ${video.host}`;
}

function Player({ video, title, poster }: { video: Video; title: string; poster: string }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The pressed link is gone, so move keyboard focus to the player.
  useEffect(() => player.current?.focus(), []);
  return (
    <div className={css.video} data-screen-only="">
      {video.kind === 'frame' ? (
        <iframe
          ref={player}
          className={css.posterImage}
          src={video.embedUrl}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a case stores only the video's URL; captions are inside the file
        <video
          ref={player}
          className={css.posterImage}
          src={video.href}
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
