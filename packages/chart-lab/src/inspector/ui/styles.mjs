// Plain JavaScript, so that the declarations of the package import no stylesheet.
import './panel.css'
import './drawing.css'
import './values.css'
import './parts.css'
import './tape.css'
