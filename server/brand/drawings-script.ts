/**
 * A script that renames drawings in client-rendered pages, like `renameDrawings` in documents. Sites with another
 * accent or typeface need the script, because browsers cache built files permanently.
 */
export const DRAWINGS_SCRIPT = `(()=>{
const accent=new URL(document.currentScript.src).search,drawing=/^\\/assets\\/[\\w./()-]+\\.svg(?=$|#)/;
const own=element=>{for(const name of['src','href']){const value=element.getAttribute(name);if(value&&drawing.test(value))element.setAttribute(name,value.replace(drawing,'$&'+accent))}};
const look=node=>{if(node.nodeType===1)for(const each of[node,...node.querySelectorAll('img,use,image')])own(each)};
new MutationObserver(changes=>{for(const{type,target,addedNodes}of changes)type==='attributes'?own(target):addedNodes.forEach(look)}).observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['src','href']});
})()`;
