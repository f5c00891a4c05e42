import { pictureCaption } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './CaptionedPicture.css';
import { type DetailPicture, isScreen } from './layout';

/** A picture shown whole, with its caption; on phones a screen scrolls sideways instead of shrinking. */
export function CaptionedPicture({ src, alt, caption, sizes }: DetailPicture & { sizes: string }) {
  const size = { src, alt, width: 1200, height: 760 };
  return (
    <figure>
      {isScreen({ src }) ? (
        <section
          className={css.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
          tabIndex={0}
          aria-label={`Picture, scrolls sideways on a phone: ${caption}`}
        >
          <ResponsiveImage className={css.screen} {...size} sizes={`(max-width: 767px) 760px, ${sizes}`} />
        </section>
      ) : (
        <ResponsiveImage className={css.whole} {...size} sizes={sizes} />
      )}
      <figcaption className={pictureCaption}>{caption}</figcaption>
    </figure>
  );
}
