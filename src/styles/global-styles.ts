// Layout and templates import these before their components: the develop server has one style
// sheet, in the order of the imports.
import './fonts.css';
import './rare-characters.css';
import './global.css';
