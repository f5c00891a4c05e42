/** Never drawn: the guard leads on. */
export default () => null;
