import { findResponsiveImage } from '../../../domain/responsive';
import { trpc } from '../../../trpc/client';
import { FocusPoint } from '../../media/FocusPoint';
import { useCan } from '../../use-current-user';
import * as css from './ImageField.css';

/** Saves changes immediately, because the focal point belongs to the image. */
export function FocalPointInput({ src }: { src: string }) {
  const { data: focus } = trpc.media.focus.useQuery({ url: src });
  const canChange = useCan()('media.write');
  const size = findResponsiveImage(src);
  if (!focus || !size) return null;
  return (
    <div className={css.focus}>
      <FocusPoint image={{ url: src, ...size, focus }} canChange={canChange} />
    </div>
  );
}
