/** Replaces stylesheets and other files that webpack would turn into addresses. */
export default 'file';
