import { useEffect, useRef, useState } from 'react';
import type { ImageRef } from '../../domain/fields';
import { visuallyHidden } from '../../styles/layout.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import { Icon } from '../ui/Icon';
import { play } from '../ui/icons';
import { takeOver } from '../ui/take-over';
import * as css from './FilmFrame.css';
import { type Film, filmOf } from './film';

type FilmFrameProps = {
  href: string;
  /** What the film is called for those who cannot see the frame. */
  title: string;
  /** The picture shown until it plays. */
  poster: ImageRef;
};

/**
 * A film in a black frame. Nothing of it is loaded before somebody presses play; without JavaScript, and for
 * hosts we cannot frame, play is a link to the film.
 */
export function FilmFrame({ href, title, poster }: FilmFrameProps) {
  const [playing, setPlaying] = useState(false);
  const film = filmOf(href);
  if (playing) return <Player film={film} title={title} poster={poster.src} />;
  return (
    <div className={css.film} data-screen-only="">
      <ResponsiveImage
        className={css.still}
        src={poster.src}
        pixel={poster.pixel}
        alt=""
        sizes="(min-width: 1180px) 1180px, 100vw"
        width={1200}
        height={600}
      />
      <a
        className={css.play}
        href={href}
        onClick={event => film.kind !== 'elsewhere' && takeOver(event) && setPlaying(true)}
      >
        <span className={visuallyHidden}>Play: {title}</span>
        <Icon path={play} size={32} />
      </a>
      <p className={css.caption}>{captionOf(film)}</p>
    </div>
  );
}

/** Says before the press where the film comes from. */
function captionOf(film: Film): string {
  if (film.kind === 'file') return 'Film';
  return film.kind === 'frame' ? `Film, plays from ${film.host}` : `Film, opens on ${film.host}`;
}

function Player({ film, title, poster }: { film: Film; title: string; poster: string }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The pressed link is gone; whoever uses the keyboard goes on in the player.
  useEffect(() => player.current?.focus(), []);
  return (
    <div className={css.film} data-screen-only="">
      {film.kind === 'frame' ? (
        <iframe
          ref={player}
          className={css.still}
          src={film.frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a case knows only the film's address; captions are inside it
        <video
          ref={player}
          className={css.still}
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
