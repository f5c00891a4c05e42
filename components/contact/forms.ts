/** One module, because each import adds its chunk's name to the scripts of every page. */
export { Letter } from './Letter';
export { Strip } from './Strip';
export { Week } from './Week';
