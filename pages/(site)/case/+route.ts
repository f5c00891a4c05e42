export default '/cases/@slug';
