import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import * as css from './Skeleton.css';

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'marginTop'> & {
  className?: string;
};

/** Renders a grey block with the final geometry of loading content; label a group of them "Loading" once. */
export const Skeleton = ({ className, ...box }: SkeletonProps) => (
  <span className={classNames(css.block, className)} style={box} aria-hidden="true" />
);
