import { pictureCaption } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './CaptionedPicture.css';

type CaptionedPictureProps = { src: string; alt: string; caption: string; sizes: string; className?: string };

/** A picture that is to be read: shown whole, with its caption; on phones it scrolls sideways instead of shrinking. */
export function CaptionedPicture({ src, alt, caption, sizes, className }: CaptionedPictureProps) {
  return (
    <figure className={className}>
      <section
        className={css.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
        tabIndex={0}
        aria-label={`Picture, scrolls sideways on a phone: ${caption}`}
      >
        <ResponsiveImage
          className={css.whole}
          src={src}
          alt={alt}
          sizes={`(max-width: 767px) 760px, ${sizes}`}
          width={1200}
          height={760}
        />
      </section>
      <figcaption className={pictureCaption}>{caption}</figcaption>
    </figure>
  );
}
