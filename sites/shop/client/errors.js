/** Takes the error off a field, and off the group it is in, once the field was changed. */
export const clearError = (element) => {
  for (let at = element.closest('[aria-invalid]'); at; at = at.closest('[aria-invalid]')) {
    at.removeAttribute('aria-invalid')
    document.getElementById(`${at.id}-error`)?.remove()
    at.classList.remove('is-invalid')
    // the box that a widget has put in the place of a select
    if (at.nextElementSibling?.matches('.ts-wrapper')) at.nextElementSibling.classList.remove('is-invalid')
  }
}

for (const kind of ['input', 'change']) document.addEventListener(kind, (event) => clearError(event.target))
